import { PageSections } from '../../../components/sections/page-sections.tsx'
import { SplitOpening } from '../../../components/split-opening.tsx'
import type { FormOffer } from '../../../content/form-offer.ts'
import type { EditorialPage } from '../../../content/section.ts'
import { FormSection } from '../../../features/forms/form-section.tsx'

const BecomeADealer = ({
  title,
  slots,
  rest,
  offer,
}: EditorialPage<'support/become-a-dealer'> & { offer: FormOffer }) => (
  <>
    <SplitOpening title={title} hero={slots.hero} />
    <PageSections sections={slots.terms} />
    <FormSection kind="become-a-dealer" offer={offer} section={slots.form} />
    <PageSections sections={[slots.next]} />
    <PageSections sections={rest} />
  </>
)

export default BecomeADealer
