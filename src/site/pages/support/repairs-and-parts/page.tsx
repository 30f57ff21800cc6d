import { useMemo } from 'react'
import { readRepairAddress } from '../../../../domain/service/repair-address.ts'
import { FeatureBoundary } from '../../../components/feature-boundary.tsx'
import { OnwardLink } from '../../../components/onward-link.tsx'
import { PageSections } from '../../../components/sections/page-sections.tsx'
import { useShell } from '../../../components/shell-context.ts'
import { SplitOpening } from '../../../components/split-opening.tsx'
import type { FormOffer } from '../../../content/form-offer.ts'
import type { RepairsPage } from '../../../content/repairs.ts'
import { takeSections } from '../../../content/take-sections.ts'
import { FormSection } from '../../../features/forms/form-section.tsx'
import { setAddressQuery, useAddressQuery } from '../../../state/address-query.ts'
import { MachineParts } from './machine-parts.tsx'
import { RepairPrices } from './repair-prices.tsx'
import { SendChecklist } from './send-checklist.tsx'
import { ServiceDealers } from './service-dealers.tsx'

/** What a link may say of the repair. */
const prefill = { model: 'product', issue: 'issue', serial: 'serialNumber' }

/** To the part, to the price, or to the bench. The address may say which machine it is and what is wrong with it. */
const RepairsAndParts = ({ title, sections, lines, machines, issues, offer }: RepairsPage & { offer: FormOffer }) => {
  const { edition } = useShell()
  const search = useAddressQuery()
  const address = useMemo(() => readRepairAddress(search, machines, issues), [search, machines, issues])
  const { take, rest } = takeSections(sections)
  const hero = take('hero')
  const form = take('form')
  const steps = take('steps')
  const prices = take('features')
  const checklist = take('features')
  return (
    <>
      <SplitOpening title={title} hero={hero} />
      <FeatureBoundary of="machine-parts" name="The parts finder">
        <MachineParts lines={lines} machines={machines} address={address} search={search} onGo={setAddressQuery} />
      </FeatureBoundary>
      {form !== undefined && <FormSection kind="repair" offer={offer} section={form} id="request" prefill={prefill} />}
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
