import { Prose } from '../../../components/prose.tsx'
import type { EditorialPage } from '../../../content/section.ts'
import { PageHead } from '../../../features/account/parts/page-head.tsx'
import { DealerPage } from '../../../features/dealer-area/frame/dealer-page.tsx'
import { RegistrationsView } from '../../../features/dealer-area/registrations/registrations-view.tsx'
import { useAddressQuery } from '../../../state/address-query.ts'

const Registrations = ({ title, slots }: EditorialPage<'dealer/registrations'>) => {
  const search = new URLSearchParams(useAddressQuery()).get('q') ?? ''
  return (
    <DealerPage
      current="registrations"
      waiting={
        <PageHead title={title}>
          <Prose html={slots.hero.html} />
        </PageHead>
      }
    >
      {() => <RegistrationsView title={title} search={search} />}
    </DealerPage>
  )
}

export default Registrations
