import { wordsOf } from '../../components/words'
import pages from '../../words.json'

export const dynamicParams = false

export const generateStaticParams = () => pages.map(({ path }) => ({ path: path.split('/').filter(Boolean) }))

const pageOf = async (params) => {
  const parts = (await params).path
  return pages.find(({ path }) => path === `/${parts.join('/')}/`)
}

export const generateMetadata = async ({ params }) => ({ title: (await pageOf(params)).title })

const Page = async ({ params }) => wordsOf((await pageOf(params)).words)

export default Page
