import { useAlive } from './use-alive.ts'

/**
 * For the element that shows what the address asks for: marks it until it does. Styles hide what is marked where there is a
 * query, and the page's code is fetched sooner.
 */
export const useAwaited = (): { 'data-awaited'?: true } => (useAlive() ? {} : { 'data-awaited': true })
