import Link from 'next/link'
import { createElement } from 'react'

export const elementsOf = (tree) =>
  typeof tree === 'string'
    ? tree
    : createElement(tree.isOwnLink ? Link : tree.tag, tree.props, ...tree.children.map(elementsOf))
