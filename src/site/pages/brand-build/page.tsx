import { PageSections } from '../../components/sections/page-sections.tsx'
import type { EditorialPage } from '../../content/section.ts'
import { takeSections } from '../../content/take-sections.ts'
import { BuildDays } from './build-days.tsx'
import { BuildSets } from './build-sets.tsx'
import { SlabOpening } from './slab-opening.tsx'

const BrandBuild = ({ title, sections }: EditorialPage) => {
  const { take, rest } = takeSections(sections.filter(({ kind }) => kind !== 'comparison'))
  const sets = sections.filter(({ kind }) => kind === 'comparison')
  const hero = take('hero')
  const drawn = take('imageText')
  const order = take('steps')
  return (
    <>
      <SlabOpening title={title} hero={hero} />
      {drawn !== undefined && <PageSections sections={[drawn]} />}
      <BuildSets sets={sets} />
      {order !== undefined && <BuildDays section={order} />}
      <PageSections sections={rest} />
    </>
  )
}

export default BrandBuild
