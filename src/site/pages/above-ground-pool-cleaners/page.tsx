import { PageSections } from '../../components/sections/page-sections.tsx'
import type { RobotModel } from '../../content/robot-model.ts'
import type { EditorialPage } from '../../content/section.ts'
import { OnTheLawn } from './on-the-lawn.tsx'
import { PoolsFromAbove } from './pools-from-above.tsx'
import { ThatFit } from './that-fit.tsx'
import { WhatFits } from './what-fits.tsx'

interface Props extends EditorialPage<'above-ground-pool-cleaners'> {
  models: RobotModel[]
}

const AboveGroundPoolCleaners = ({ title, slots, rest, models }: Props) => (
  <>
    <PoolsFromAbove title={title} hero={slots.hero} models={models} />
    <WhatFits section={slots.fits} />
    <OnTheLawn section={slots.checks} />
    <ThatFit section={slots.models} models={models} />
    <PageSections sections={rest} />
  </>
)

export default AboveGroundPoolCleaners
