import { Component, type ReactNode } from 'react'
import { text } from '../locale'
import { Button } from '../ui/Button'

/** Catches a page that did not arrive, or that failed: the rest of the site stays, and the person decides to load again. */
export class LoadFailure extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
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
