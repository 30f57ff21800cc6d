import { Facts } from '../../components/facts.tsx'
import { PageSections } from '../../components/sections/page-sections.tsx'
import type { EditorialPage } from '../../content/section.ts'
import type { SizedProduct } from '../../content/sized-product.ts'
import { takeSections } from '../../content/take-sections.ts'
import { CabinetsToScale } from './cabinets-to-scale.tsx'
import { HalfTheChlorine } from './half-the-chlorine.tsx'
import { IsItForYou } from './is-it-for-you.tsx'
import { MoleculeOpening } from './molecule-opening.tsx'
import { ShortLife } from './short-life.tsx'

const OzoneSwim = ({ title, sections, products }: EditorialPage & { products: SizedProduct[] }) => {
  const { take, rest } = takeSections(sections)
  const hero = take('hero')
  const life = take('steps')
  const chlorine = take('features')
  const changes = take('features')
  const suits = take('imageText')
  const sizes = take('text')
  return (
    <>
      <MoleculeOpening title={title} hero={hero} />
      {life !== undefined && <ShortLife section={life} />}
      {chlorine !== undefined && <HalfTheChlorine section={chlorine} />}
      {changes?.items !== undefined && <Facts items={changes.items} />}
      {suits !== undefined && <IsItForYou section={suits} />}
      {sizes !== undefined && <CabinetsToScale section={sizes} products={products} />}
      <PageSections sections={rest} />
    </>
  )
}

export default OzoneSwim
