import { Link } from 'gatsby'
import { createElement } from 'react'

export const elementsOf = (tree) => {
  if (typeof tree === 'string') return tree
  const { tag, props, children, isOwnLink } = tree
  const inner = children.map(elementsOf)
  if (!isOwnLink) return createElement(tag, props, ...inner)
  const { href, ...others } = props
  return createElement(Link, { to: href, ...others }, ...inner)
}
