import { CallUs } from '../../../components/call-us.tsx'
import { FeatureBoundary } from '../../../components/feature-boundary.tsx'
import { PageSections } from '../../../components/sections/page-sections.tsx'
import type { TroubleshootingPage } from '../../../content/troubleshooting.ts'
import { FaultFinder } from './fault-finder.tsx'

const Troubleshooting = ({ rest, ...asked }: TroubleshootingPage) => (
  <>
    <FeatureBoundary of="troubleshooting" name="Finding the fault">
      <FaultFinder {...asked} />
    </FeatureBoundary>
    <CallUs section={asked.slots.human} />
    <PageSections sections={rest} />
  </>
)

export default Troubleshooting
