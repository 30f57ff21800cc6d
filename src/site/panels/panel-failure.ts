import { failureWords } from '../components/failure-words.ts'
import { toasts } from '../features/toasts/toasts.ts'
import type { Panel } from '../state/ui-context.ts'

const names: Record<Panel, string> = { menu: 'The menu', cart: 'The cart', signIO: 'Signing in', search: 'The search' }

/** What has been said so far, by panel. */
const said: { [panel in Panel]?: number } = {}

/** Beside the page, which stays as it is: a panel that failed, or whose code could not be fetched, is closed. */
export const sayPanelFailed = (panel: Panel, open: () => void) => {
  const before = said[panel]
  if (before) toasts.dismiss(before)
  const { text, ...action } = failureWords(names[panel], before ? undefined : open)
  said[panel] = toasts.add({ text, action })
}
