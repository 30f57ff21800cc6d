import { PageSections } from '../../components/sections/page-sections.tsx'
import type { RobotModel } from '../../content/robot-model.ts'
import type { EditorialPage } from '../../content/section.ts'
import { takeSections } from '../../content/take-sections.ts'
import { OnTheLawn } from './on-the-lawn.tsx'
import { PoolsFromAbove } from './pools-from-above.tsx'
import { ThatFit } from './that-fit.tsx'
import { WhatFits } from './what-fits.tsx'

interface Props extends EditorialPage {
  models: RobotModel[]
}

const AboveGroundPoolCleaners = ({ title, sections, models }: Props) => {
  const { take, rest } = takeSections(sections)
  const hero = take('hero')
  const fits = take('features')
  const checks = take('features')
  const comparison = take('comparison')
  return (
    <>
      <PoolsFromAbove title={title} hero={hero} models={models} />
      {fits !== undefined && <WhatFits section={fits} />}
      {checks !== undefined && <OnTheLawn section={checks} />}
      {comparison !== undefined && <ThatFit section={comparison} models={models} />}
      <PageSections sections={rest} />
    </>
  )
}

export default AboveGroundPoolCleaners
