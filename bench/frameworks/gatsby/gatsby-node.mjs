import { readFileSync } from 'node:fs'
import path from 'node:path'

export const createPages = ({ actions }) => {
  const pages = JSON.parse(readFileSync('words.json', 'utf8'))
  const links = pages.map(({ path: to, title }) => ({ to, title }))
  for (const page of pages)
    actions.createPage({
      path: page.path,
      component: path.resolve('src/templates/page.jsx'),
      context: { title: page.title, words: page.words, links },
    })
}
