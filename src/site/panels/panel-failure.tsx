import { Component, type ReactNode } from 'react'
import { notices } from '../features/notices/notices.ts'

/** A panel whose code could not be fetched leaves the page as it is and says what to do. */
export class PanelFailure extends Component<{ onFailure: () => void; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    this.props.onFailure()
    notices.add({
      text: 'That part of the page could not be loaded. Check your connection, then load the page again.',
      tone: 'bad',
      action: { label: 'Load again', run: () => location.reload() },
    })
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
