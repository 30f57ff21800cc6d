import { PageSections } from '../../components/sections/page-sections.tsx'
import type { ProductRow } from '../../content/product.ts'
import type { EditorialPage } from '../../content/section.ts'
import { Course } from './course.tsx'
import { Daylight } from './daylight.tsx'
import { LighterBasket } from './lighter-basket.tsx'
import { SinkingLeaf } from './sinking-leaf.tsx'
import { Surface } from './surface.tsx'

interface Props extends EditorialPage<'skimmi'> {
  offer?: ProductRow
}

const Skimmi = ({ title, slots, rest, offer }: Props) => (
  <>
    <Surface title={title} hero={slots.hero} price={offer?.price} />
    <SinkingLeaf section={slots.leaf} />
    <Daylight section={slots.day} hours={slots.weather} />
    <Course section={slots.course} />
    <LighterBasket section={slots.pair} />
    <PageSections sections={rest} />
  </>
)

export default Skimmi
