import { Icon } from '../icons/icon.tsx'

/** A link that leads on. */
export const OnwardLink = ({ href, children }: { href: string; children: string }) => (
  <a className="onward" href={href}>
    {children} <Icon name="arrow" />
  </a>
)
