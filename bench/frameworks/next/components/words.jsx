import Link from 'next/link'
import { createElement } from 'react'

export const wordsOf = (node) =>
  typeof node === 'string'
    ? node
    : createElement(node.tag === 'a' ? Link : node.tag, node.props, ...node.children.map(wordsOf))
