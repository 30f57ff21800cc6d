import { FeatureBoundary } from '../../components/feature-boundary.tsx'
import { PageSections } from '../../components/sections/page-sections.tsx'
import type { EditorialPage } from '../../content/section.ts'
import { takeSections } from '../../content/take-sections.ts'
import type { WarrantyData } from '../../content/warranty.ts'
import { WarrantyHelper } from '../../features/warranty/warranty-helper.tsx'
import { CalendarOpening } from './calendar-opening.tsx'
import { CareYear } from './care-year.tsx'
import { CoveredWhen } from './covered-when.tsx'
import { MemberPrices, type WearingPart } from './member-prices.tsx'
import { WhatItBuys } from './what-it-buys.tsx'

interface Props extends EditorialPage {
  parts: WearingPart[]
  warranty: WarrantyData
}

const ForLife = ({ title, sections, parts, warranty }: Props) => {
  const { take, rest } = takeSections(sections)
  const hero = take('hero')
  const covered = take('steps')
  const buys = take('features')
  const pays = take('text')
  const year = take('steps')
  return (
    <>
      <CalendarOpening title={title} hero={hero} />
      {covered !== undefined && <CoveredWhen section={covered} />}
      <FeatureBoundary of="warranty-helper" name="The warranty check">
        <WarrantyHelper heading="Where is yours?" warranty={warranty} />
      </FeatureBoundary>
      {buys !== undefined && <WhatItBuys section={buys} picture={hero?.picture} />}
      {pays !== undefined && <MemberPrices section={pays} parts={parts} />}
      {year !== undefined && <CareYear section={year} />}
      <PageSections sections={rest} />
    </>
  )
}

export default ForLife
