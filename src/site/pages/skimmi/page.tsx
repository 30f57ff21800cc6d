import { PageSections } from '../../components/sections/page-sections.tsx'
import type { ProductRow } from '../../content/product.ts'
import type { EditorialPage } from '../../content/section.ts'
import { takeSections } from '../../content/take-sections.ts'
import { Course } from './course.tsx'
import { Daylight } from './daylight.tsx'
import { LighterBasket } from './lighter-basket.tsx'
import { SinkingLeaf } from './sinking-leaf.tsx'
import { Surface } from './surface.tsx'

interface Props extends EditorialPage {
  offer?: ProductRow
}

const Skimmi = ({ title, sections, offer }: Props) => {
  const { take, rest } = takeSections(sections)
  const hero = take('hero')
  const leaf = take('steps')
  const day = take('steps')
  const hours = take('features')
  const course = take('imageText')
  const pair = take('imageText')
  return (
    <>
      <Surface title={title} hero={hero} price={offer?.price} />
      {leaf !== undefined && <SinkingLeaf section={leaf} />}
      {day !== undefined && <Daylight section={day} hours={hours} />}
      {course !== undefined && <Course section={course} />}
      {pair !== undefined && <LighterBasket section={pair} />}
      <PageSections sections={rest} />
    </>
  )
}

export default Skimmi
