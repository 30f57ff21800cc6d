import { elementsOf } from '../../components/tree'
import { pages } from '../../shown.json'

export const dynamicParams = false

export const generateStaticParams = () => pages.map(({ path }) => ({ path: path.split('/').filter(Boolean) }))

const pageOf = async (params) => {
  const parts = (await params).path
  return pages.find(({ path }) => path === `/${parts.join('/')}/`)
}

export const generateMetadata = async ({ params }) => ({ title: (await pageOf(params)).title })

const Page = async ({ params }) => elementsOf((await pageOf(params)).tree)

export default Page
