import { PageSections } from '../../components/sections/page-sections.tsx'
import type { EditorialPage } from '../../content/section.ts'
import { BuildDays } from './build-days.tsx'
import { BuildSets } from './build-sets.tsx'
import { SlabOpening } from './slab-opening.tsx'

const BrandBuild = ({ title, slots, rest }: EditorialPage<'build'>) => {
  return (
    <>
      <SlabOpening title={title} hero={slots.hero} />
      <PageSections sections={[slots.drawing]} />
      <BuildSets sets={slots.set} />
      <BuildDays section={slots.order} />
      <PageSections sections={rest} />
    </>
  )
}

export default BrandBuild
