import { useAlive } from './use-alive.ts'

type Awaited = { 'data-awaited'?: string }

/**
 * For the element that shows what the address asks for, or what the tab remembers: marks it until it does. Styles hide what
 * is marked where there is something to wait for, and the page's code is fetched sooner.
 */
export const useAwaited = (...also: 'comparison'[]): Awaited =>
  useAlive() ? {} : { 'data-awaited': ['query', ...also].join(' ') }
