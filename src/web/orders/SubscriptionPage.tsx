import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { subscriptionVersion } from '../../domain/orders/subscription-version'
import { pageTitles } from '../../generated/pages'
import { answerOf, api, CallFailure, dataOf, queries } from '../calls/api'
import { inLanguage, text } from '../language/locale'
import { once } from '../calls/once'
import { Button } from '../ui/Button'
import { usePageTitle } from '../ui/page-title'
import { FailedToLoad } from '../ui/FailedToLoad'
import { PageSkeleton } from '../ui/PageSkeleton'
import { useFootBar } from '../ui/foot-bar'
import { showToast } from '../ui/toast-list'
import { SubscriptionTree } from './SubscriptionTree'
import { branchesOf, sameChoice, mergedSubscriptions, type Subscription } from './subscription-tree'
import styles from './SubscriptionPage.module.css'

const kept = ['subscriptions']
const readChoice = () => dataOf(api.GET('/web/my/subscription'))

/** Subscriptions to product classes and kinds of content. */
export function SubscriptionPage() {
  usePageTitle(text(pageTitles['/subscribe']))
  const before = useQuery({
    queryKey: kept,
    queryFn: readChoice,
    meta: { quiet: true },
  })
  const classes = useQuery({
    queryKey: ['classes', 'all'],
    queryFn: () => dataOf(api.GET('/web/product/revision/class/list')),
    staleTime: 300_000,
    meta: { quiet: true },
  })
  const failed = [before, classes].find(({ error }) => error)
  return (
    <section className={styles.whole}>
      <header>
        <h1>{text(pageTitles['/subscribe'])}</h1>
        <p className={styles.hint}>{text('orders.subscriptions.hint')}</p>
      </header>
      {failed ? (
        <FailedToLoad query={failed} />
      ) : before.data && classes.data ? (
        <Choice
          // Remount if a refetch brings another saved state.
          key={JSON.stringify(before.data)}
          before={before.data}
          branches={branchesOf(classes.data, inLanguage)}
        />
      ) : (
        <PageSkeleton />
      )}
    </section>
  )
}

interface Props {
  before: Subscription[]
  branches: ReturnType<typeof branchesOf>
}

function Choice({ before, branches }: Props) {
  // Base for merging, because another window may have saved since it was read.
  const [base, setBase] = useState(before)
  const [chosen, choose] = useState(before)
  const footer = useFootBar('page')
  const save = useMutation({
    mutationFn: () =>
      base.length === 0
        ? once('subscription', chosen, (headers) =>
            answerOf(api.POST('/web/my/subscription', { body: chosen, headers })),
          )
        : answerOf(
            api.PUT('/web/my/subscription', {
              params: { query: { version: subscriptionVersion(base) } },
              body: chosen,
            }),
          ),
    onSuccess: ({ message }) => {
      queries.setQueryData(kept, chosen)
      showToast('success', message)
    },
    async onError(error) {
      showToast('error', error.message)
      if (!(error instanceof CallFailure && error.status === 409)) return
      const theirs = await readChoice()
      choose(mergedSubscriptions({ mine: chosen, theirs, base }))
      setBase(theirs)
    },
  })
  return (
    <form
      className={styles.sheet}
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate()
      }}
    >
      <SubscriptionTree branches={branches} chosen={chosen} onChoose={choose} />
      <footer ref={footer} className={styles.footer}>
        <span role="status">{text('orders.subscriptions.count', { count: chosen.length })}</span>
        <Button
          type="submit"
          look="main"
          disabled={save.isPending || sameChoice(base, chosen)}
          aria-busy={save.isPending}
        >
          {text('screens.save')}
        </Button>
      </footer>
    </form>
  )
}
