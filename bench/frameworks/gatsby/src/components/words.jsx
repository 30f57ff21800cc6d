import { Link } from 'gatsby'
import { createElement } from 'react'

export const wordsOf = (node) => {
  if (typeof node === 'string') return node
  const children = node.children.map(wordsOf)
  return node.tag === 'a'
    ? createElement(Link, { to: node.props.href }, ...children)
    : createElement(node.tag, node.props, ...children)
}
