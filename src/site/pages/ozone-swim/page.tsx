import { PageSections } from '../../components/sections/page-sections.tsx'
import type { EditorialPage } from '../../content/section.ts'
import { CabinetsToScale, type SizedCabinet } from './cabinets-to-scale.tsx'
import { HalfTheChlorine } from './half-the-chlorine.tsx'
import { IsItForYou } from './is-it-for-you.tsx'
import { MoleculeOpening } from './molecule-opening.tsx'
import { ShortLife } from './short-life.tsx'

const OzoneSwim = ({ title, slots, rest, products }: EditorialPage<'ozone-swim'> & { products: SizedCabinet[] }) => (
  <>
    <MoleculeOpening title={title} hero={slots.hero} />
    <ShortLife section={slots.life} />
    <HalfTheChlorine section={slots.chlorine} />
    <IsItForYou section={slots.suits} />
    <CabinetsToScale section={slots.sizes} products={products} />
    <PageSections sections={rest} />
  </>
)

export default OzoneSwim
