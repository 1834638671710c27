import { Component, type ReactNode } from 'react'
import { text } from '../language/locale'
import { Button } from '../ui/Button'
import { showToast } from '../ui/toast-list'

interface Props {
  children: ReactNode
  /** Replacement for a dispensable part. */
  fallback?: ReactNode
}

/**
 * Error boundary for a page that failed to load or to render: the rest of the site stays, and the user can reload.
 */
export class LoadFailure extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  /** Shows a toast even if the part has no replacement. Never reloads by itself. */
  override componentDidCatch() {
    const reload = { label: text('common.reload'), run: () => window.location.reload() }
    showToast('error', text('common.pageFailed'), reload)
  }

  override render() {
    const { children, fallback } = this.props
    if (!this.state.failed) return children
    if (fallback !== undefined) return fallback
    return (
      <div className="page" role="alert" style={{ padding: '64px 16px', textAlign: 'center' }}>
        <h1>{text('common.pageFailed')}</h1>
        <p style={{ margin: '12px 0 24px' }}>{text('common.pageFailedHint')}</p>
        <Button look="main" onClick={() => window.location.reload()}>
          {text('common.reload')}
        </Button>
      </div>
    )
  }
}
