import type { ComponentProps } from 'react'
import { goTo } from '../app/route.ts'

/** A link within the desk: followed without loading the page, and by the browser where a tab of its own is wanted. */
export const DeskLink = ({
  href,
  how = 'push',
  ...rest
}: ComponentProps<'a'> & { href: string; how?: 'push' | 'replace' }) => (
  <a
    {...rest}
    href={href}
    onClick={(event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      goTo(href, how)
    }}
  />
)
