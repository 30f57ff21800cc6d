import { PageSections } from '../components/sections/page-sections.tsx'
import type { EditorialPage } from '../content/section.ts'
import { takeSections } from '../content/take-sections.ts'
import { CalendarOpening } from './forlife/calendar-opening.tsx'
import { CareYear } from './forlife/care-year.tsx'
import { CoveredWhen } from './forlife/covered-when.tsx'
import { MemberPrices, type WearingPart } from './forlife/member-prices.tsx'
import { WhatItBuys } from './forlife/what-it-buys.tsx'

const ForLife = ({ title, sections, parts }: EditorialPage & { parts: WearingPart[] }) => {
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
      {buys !== undefined && <WhatItBuys section={buys} picture={hero?.picture} />}
      {pays !== undefined && <MemberPrices section={pays} parts={parts} />}
      {year !== undefined && <CareYear section={year} />}
      <PageSections sections={rest} />
    </>
  )
}

export default ForLife
