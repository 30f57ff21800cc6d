import { isThisTab } from './this-tab.ts'

/** Where a click leads, if it is one that the browser would follow in this tab. */
export const linkUrl = (event: MouseEvent): URL | undefined => {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined
  const link = target instanceof Element ? target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download') || !isThisTab(link.target)) return undefined
  return URL.canParse(link.href) ? new URL(link.href) : undefined
}
