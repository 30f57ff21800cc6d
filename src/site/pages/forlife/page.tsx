import { FeatureBoundary } from '../../components/feature-boundary.tsx'
import { PageSections } from '../../components/sections/page-sections.tsx'
import type { EditorialPage } from '../../content/section.ts'
import type { WarrantyData } from '../../content/warranty.ts'
import { WarrantyHelper } from '../../features/warranty/warranty-helper.tsx'
import { CalendarOpening } from './calendar-opening.tsx'
import { CareYear } from './care-year.tsx'
import { CoveredWhen } from './covered-when.tsx'
import { MemberPrices, type WearingPart } from './member-prices.tsx'
import { WhatItBuys } from './what-it-buys.tsx'

interface Props extends EditorialPage<'forlife'> {
  parts: WearingPart[]
  warranty: WarrantyData
  /** Of the robot that the page tells of. */
  warrantyYears: number
}

const ForLife = ({ title, slots, rest, parts, warranty, warrantyYears }: Props) => (
  <>
    <CalendarOpening title={title} hero={slots.hero} warrantyYears={warrantyYears} />
    <CoveredWhen section={slots.cover} />
    <FeatureBoundary of="warranty-helper" name="The warranty check">
      <WarrantyHelper heading="Where is yours?" warranty={warranty} />
    </FeatureBoundary>
    <WhatItBuys section={slots.fee} picture={slots.hero.picture} />
    <MemberPrices section={slots.sum} parts={parts} />
    <CareYear section={slots.year} />
    <PageSections sections={rest} />
  </>
)

export default ForLife
