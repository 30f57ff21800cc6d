import { useMemo } from 'react'
import { readRepairAddress, withParameters } from '../../domain/service/repair-address.ts'
import { Enquiry } from '../components/enquiry.tsx'
import { OnwardLink } from '../components/onward-link.tsx'
import { PageSections } from '../components/sections/page-sections.tsx'
import { useShell } from '../components/shell-context.ts'
import { SplitOpening } from '../components/split-opening.tsx'
import type { RepairsPage } from '../content/repairs.ts'
import { takeSections } from '../content/take-sections.ts'
import { setAddressQuery, useAddressQuery } from '../state/address-query.ts'
import { MachineParts } from './repairs/machine-parts.tsx'
import { RepairPrices } from './repairs/repair-prices.tsx'
import { RequestFacts } from './repairs/request-facts.tsx'
import { SendChecklist } from './repairs/send-checklist.tsx'
import { ServiceDealers } from './repairs/service-dealers.tsx'

/** To the part, to the price, or to the bench. The address may say which machine it is and what is wrong with it. */
const RepairsAndParts = ({ title, sections, lines, machines, issues }: RepairsPage) => {
  const { edition } = useShell()
  const search = useAddressQuery()
  const address = useMemo(() => readRepairAddress(search, machines, issues), [search, machines, issues])
  const { take, rest } = takeSections(sections)
  const hero = take('hero')
  const letter = take('form')
  const steps = take('steps')
  const prices = take('features')
  const checklist = take('features')
  const model = address.model === undefined ? undefined : machines[address.model]?.name
  const issue = address.issue === undefined ? undefined : issues[address.issue]
  const known = { ...(model !== undefined && { Model: model }), ...(issue !== undefined && { 'What it does': issue }) }
  return (
    <>
      <SplitOpening title={title} hero={hero} />
      <MachineParts lines={lines} machines={machines} address={address} search={search} onGo={setAddressQuery} />
      {letter !== undefined && (
        <Enquiry section={letter} id="request" known={known}>
          <RequestFacts
            known={known}
            onClear={() => setAddressQuery(withParameters(window.location.search, { model: '', issue: '', part: '' }))}
          />
        </Enquiry>
      )}
      {checklist !== undefined && <SendChecklist section={checklist} />}
      {steps !== undefined && <PageSections sections={[steps]} />}
      {prices !== undefined && (
        <RepairPrices section={prices}>
          <OnwardLink href={`/${edition.code}/support/troubleshooting/`}>Find the fault first</OnwardLink>
        </RepairPrices>
      )}
      <ServiceDealers />
      <PageSections sections={rest} />
    </>
  )
}

export default RepairsAndParts
