import { PageSections } from '../../components/sections/page-sections.tsx'
import type { ProductRow } from '../../content/product.ts'
import type { EditorialPage } from '../../content/section.ts'
import { takeSections } from '../../content/take-sections.ts'
import { Anatomy } from './anatomy.tsx'
import { ByTheSpa } from './by-the-spa.tsx'
import { CloseUp } from './close-up.tsx'
import { NotFor } from './not-for.tsx'
import { Reach } from './reach.tsx'

interface Props extends EditorialPage {
  offer?: ProductRow
}

const Niya = ({ title, sections, offer }: Props) => {
  const { take, rest } = takeSections(sections)
  const hero = take('hero')
  const anatomy = take('imageText')
  const reach = take('features')
  const use = take('steps')
  const limit = take('text')
  return (
    <>
      <CloseUp title={title} hero={hero} price={offer?.price} />
      {anatomy !== undefined && <Anatomy section={anatomy} />}
      {reach !== undefined && <Reach section={reach} />}
      {use !== undefined && <ByTheSpa section={use} />}
      {limit !== undefined && <NotFor section={limit} />}
      <PageSections sections={rest} />
    </>
  )
}

export default Niya
