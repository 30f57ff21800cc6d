import { Layout } from '../components/layout'
import { elementsOf } from '../components/tree'

const Page = ({ pageContext: { tree, links } }) =>
  links ? <Layout links={links}>{elementsOf(tree)}</Layout> : elementsOf(tree)

export default Page

export const Head = ({ pageContext: { title } }) => <title>{title}</title>
