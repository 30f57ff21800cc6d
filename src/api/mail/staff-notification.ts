import { formNames } from '../../domain/forms/form-kind.ts'
import { heading, lines, paragraph } from './letter/letter.ts'
import { type RenderedLetter, renderLetter } from './letter/render-letter.ts'
import type { ReceivedForm } from './received-form.ts'

const dealerLine = ({ form, dealer }: ReceivedForm): string => {
  if (dealer === undefined) return form === 'book-a-demo' ? 'Not settled. Find one and ring them.' : ''
  const told = dealer.isWrittenTo ? 'We have emailed them.' : 'They have no email address: ring them.'
  return `${dealer.name}, ${dealer.phone}. ${told}`
}

/** What staff get when a form has come in. */
export const staffNotification = (received: ReceivedForm): RenderedLetter => {
  const { form, edition, reference, sender, place, about, lines: sent } = received
  const name = formNames[form]
  const where = [place, edition.country].filter((part) => part !== undefined).join(', ')
  const gist = [about, sender.name, place].filter((part) => part !== undefined).join(', ')
  return renderLetter({
    edition,
    subject: `${edition.locale.slice(-2)} ${name} ${reference}: ${gist}`,
    preheader: `${sender.name}, ${where}`,
    title: `${name} ${reference}`,
    blocks: [
      lines([
        { label: 'Who', value: sender.name },
        { label: 'Email', value: sender.email },
        { label: 'Phone', value: sender.phone ?? '' },
        { label: 'Where', value: where },
        { label: 'What', value: about === undefined ? name : `${name}: ${about}` },
        { label: 'Dealer', value: dealerLine(received) },
      ]),
      heading('As it was sent'),
      lines(sent),
      paragraph('A reply to this email goes to the sender.'),
    ],
    smallPrint: ['Sent to staff only. It contains personal data: do not forward it outside the company.'],
  })
}
