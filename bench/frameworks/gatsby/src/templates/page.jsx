import { Layout } from '../components/layout'
import { wordsOf } from '../components/words'

const Page = ({ pageContext: { words, links } }) => <Layout links={links}>{wordsOf(words)}</Layout>

export default Page

export const Head = ({ pageContext: { title } }) => <title>{title}</title>
