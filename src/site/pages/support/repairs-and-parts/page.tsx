import { useMemo } from 'react'
import type { MachineDrawing } from '../../../../domain/after-sales/machine-places.ts'
import { readRepairQuery } from '../../../../domain/after-sales/repair-query.ts'
import { FeatureBoundary } from '../../../components/feature-boundary.tsx'
import { OnwardLink } from '../../../components/onward-link.tsx'
import { PageSections } from '../../../components/sections/page-sections.tsx'
import { useShell } from '../../../components/shell-context.ts'
import { SplitOpening } from '../../../components/split-opening.tsx'
import type { FormOffer } from '../../../content/form-offer.ts'
import type { RepairsPage } from '../../../content/repairs.ts'
import { FormSection } from '../../../features/forms/form-section.tsx'
import { setAddressQuery, useAddressQuery } from '../../../state/address-query.ts'
import { MachineParts } from './machine-parts.tsx'
import { RepairPrices } from './repair-prices.tsx'
import { SendChecklist } from './send-checklist.tsx'
import { ServiceDealers } from './service-dealers.tsx'

/** What a link may say of the repair. */
const prefill = { model: 'product', issue: 'issue', serial: 'serialNumber' }

const waterDrawings = new Set<MachineDrawing | undefined>(['chlorinator', 'ozone'])

/** To the part, to the price, or to the bench. The address may say which machine it is and what is wrong with it. */
const RepairsAndParts = ({
  title,
  slots,
  rest,
  lines,
  machines,
  issues,
  offer,
}: RepairsPage & { offer: FormOffer }) => {
  const { edition } = useShell()
  const search = useAddressQuery()
  const address = useMemo(() => readRepairQuery(search, machines, issues), [search, machines, issues])
  return (
    <>
      <SplitOpening title={title} hero={slots.hero} />
      <FeatureBoundary of="machine-parts" name="The parts finder">
        <MachineParts lines={lines} machines={machines} address={address} search={search} onGo={setAddressQuery} />
      </FeatureBoundary>
      <FormSection kind="repair" offer={offer} section={slots.form} id="request" prefill={prefill} />
      <SendChecklist section={slots.checklist} />
      <PageSections sections={[slots.route]} />
      <RepairPrices section={slots.prices}>
        <OnwardLink href={`/${edition.code}/support/troubleshooting/`}>Find the fault first</OnwardLink>
      </RepairPrices>
      <ServiceDealers isWater={waterDrawings.has(machines[address.model ?? '']?.drawing)} />
      <PageSections sections={rest} />
    </>
  )
}

export default RepairsAndParts
