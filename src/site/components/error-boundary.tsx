import { Component, type ReactNode } from 'react'

/** Mounts it anew, once: what fails again needs a load. */
export type Retry = (() => void) | undefined

interface Props {
  /** Without one there is nothing in its place. */
  fallback?: (retry: Retry) => ReactNode
  onError?: ((error: unknown) => void) | undefined
  children: ReactNode
}

/**
 * An error in here takes nothing outside with it. It is reported by the root (`report-page-failure.ts`). The visitor is told of it by
 * those that stand on this one: `FeatureBoundary` in its place, `PageBoundary` by a toast.
 */
export class ErrorBoundary extends Component<Props, { failed: boolean; retried: boolean }> {
  override state = { failed: false, retried: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error)
  }

  override render() {
    const { fallback, children } = this.props
    const { failed, retried } = this.state
    const retry = () => this.setState({ failed: false, retried: true })
    return failed ? fallback?.(retried ? undefined : retry) : children
  }
}
