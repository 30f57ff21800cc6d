import { readFileSync } from 'node:fs'
import path from 'node:path'

export const createPages = ({ actions }) => {
  const { pages, hasOwnHeader } = JSON.parse(readFileSync('shown.json', 'utf8'))
  const links = hasOwnHeader ? pages.map(({ path: to, title }) => ({ to, title })) : null
  for (const page of pages)
    actions.createPage({
      path: page.path,
      component: path.resolve('src/templates/page.jsx'),
      context: { title: page.title, tree: page.tree, links },
    })
}

/** Whatever the styles ask for is a file under its public address. */
export const onCreateWebpackConfig = ({ actions, getConfig }) => {
  const config = getConfig()
  const rules = config.module.rules.flatMap((rule) => rule.oneOf ?? rule)
  for (const use of rules.flatMap((rule) => (Array.isArray(rule.use) ? rule.use : [])))
    if (use.loader?.includes('/css-loader/')) use.options.url = false
  actions.replaceWebpackConfig(config)
}
