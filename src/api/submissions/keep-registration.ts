import { textIn } from '../../domain/forms/field.ts'
import type { FormContext } from '../../domain/forms/form-definition.ts'
import { registeredWarranty } from '../../domain/forms/registration-warranty.ts'
import type { Db } from '../db/database.ts'
import { registeredProducts } from '../db/schema/registered-products.ts'
import type { KeptSubmission } from './keep-submission.ts'

/** Remembers the machine behind a registration, with the day its warranty ends. */
export const keepRegistration = async (db: Db, submission: KeptSubmission, context: FormContext): Promise<void> => {
  const { id, edition, email, fields } = submission
  const warranty = registeredWarranty(fields, context)
  await db.insert(registeredProducts).values({
    submission: id,
    edition,
    email,
    product: textIn(fields, 'product'),
    serialNumber: textIn(fields, 'serialNumber'),
    dealer: textIn(fields, 'dealer'),
    purchasedOn: textIn(fields, 'purchaseDate'),
    warrantyUntil: warranty.state === 'covered' ? warranty.until : null,
  })
}
