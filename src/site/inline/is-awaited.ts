import type { StartFiles } from '../../runtime/late-start.ts'
import { hasComparison } from '../features/compare/comparison-keys.ts'

/** What an element may name in `data-awaited`, and whether this visit asks for it. */
const asked: Record<string, () => boolean> = {
  query: () => location.search !== '',
  comparison: hasComparison,
}

/** Whether something on the page is to answer what only scripts can show: styles keep it back until then. */
export const isAwaited = ({ awaited }: StartFiles): boolean => awaited.some((name) => asked[name]?.())
