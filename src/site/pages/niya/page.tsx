import { PageSections } from '../../components/sections/page-sections.tsx'
import type { ProductRow } from '../../content/product.ts'
import type { EditorialPage } from '../../content/section.ts'
import { Anatomy } from './anatomy.tsx'
import { ByTheSpa } from './by-the-spa.tsx'
import { CloseUp } from './close-up.tsx'
import { NotFor } from './not-for.tsx'
import { Reach } from './reach.tsx'

interface Props extends EditorialPage<'niya'> {
  offer?: ProductRow
}

const Niya = ({ title, slots, rest, offer }: Props) => (
  <>
    <CloseUp title={title} hero={slots.hero} price={offer?.price} />
    <Anatomy section={slots.anatomy} />
    <Reach section={slots.reach} />
    <ByTheSpa section={slots.spa} />
    <NotFor section={slots.limits} />
    <PageSections sections={rest} />
  </>
)

export default Niya
