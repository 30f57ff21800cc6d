import { useState } from 'react'
import { addressLines } from '../../../../domain/contact/address-lines.ts'
import type { EditionCode } from '../../../../domain/edition/edition-code.ts'
import { printPhone } from '../../../../domain/forms/checks/phone-number.ts'
import { useShell } from '../../../components/shell-context.ts'
import { asEnum } from '../../../data/enum-words.ts'
import plain from '../../order/plain-link.module.css'
import { useChange } from '../me/use-change.ts'
import type { Address, Me } from '../operations/account-answers.ts'
import { removeAddress } from '../operations/remove-address.ts'
import { saveAddress } from '../operations/save-address.ts'
import { setDefaultAddress } from '../operations/set-default-address.ts'
import { FieldsForm } from '../parts/fields-form.tsx'
import { addressForm } from './address-form.ts'
import styles from './own-addresses.module.css'

const empty = { name: '', phone: '', street: '', suburb: '', state: '', postcode: '' }

const most = 20

const textsOf = ({ name, phone, street, suburb, state, postcode }: Address, edition: EditionCode) => ({
  name,
  phone: printPhone(phone, edition),
  street,
  suburb,
  state,
  postcode,
})

interface EditorProps {
  address?: Address | undefined
  /** Of a first address. */
  filledIn?: typeof empty
  onClose: () => void
}

const Editor = ({ address, filledIn = empty, onClose }: EditorProps) => {
  const { code } = useShell().edition
  const change = useChange()
  return (
    <FieldsForm
      name={`address:${address?.id ?? 'new'}`}
      form={addressForm}
      filledIn={address ? textsOf(address, code) : filledIn}
      change={change}
      submit={address ? 'Save it' : 'Add it'}
      onSave={async (values) => {
        const { name, phone, street, suburb, state, postcode } = { ...empty, ...values }
        const isDone = await change.run(saveAddress, {
          ...(address !== undefined && { id: address.id }),
          address: { edition: asEnum(code), name, phone, street, suburb, state, postcode },
        })
        if (isDone) onClose()
        return isDone
      }}
    >
      <button type="button" className="button button-quiet" onClick={onClose}>
        Leave it
      </button>
    </FieldsForm>
  )
}

const Row = ({ address, onEdit }: { address: Address; onEdit: () => void }) => {
  const { code, locale } = useShell().edition
  const { isBusy, problem, run } = useChange()
  const [isSure, setSure] = useState(false)
  const { id, name, phone, isDefault } = address
  return (
    <>
      <p className={styles.address}>
        <strong>{name}</strong>
        {addressLines(address, locale).map((line) => (
          <span key={line}>{line}</span>
        ))}
        <span>{printPhone(phone, code)}</span>
      </p>
      {isDefault && <p className={styles.default}>Used first</p>}
      <p className={styles.acts}>
        {isSure ? (
          <>
            <button
              type="button"
              className={plain.link}
              aria-disabled={isBusy}
              onClick={() => run(removeAddress, { id })}
            >
              {isBusy ? 'One moment' : 'Yes, remove it'}
            </button>
            <button type="button" className={plain.link} onClick={() => setSure(false)}>
              Keep it
            </button>
          </>
        ) : (
          <>
            <button type="button" className={plain.link} onClick={onEdit}>
              Change<span className="visually-hidden"> {address.street}</span>
            </button>
            {!isDefault && (
              <button
                type="button"
                className={plain.link}
                aria-disabled={isBusy}
                onClick={() => run(setDefaultAddress, { id })}
              >
                Use first<span className="visually-hidden"> {address.street}</span>
              </button>
            )}
            <button type="button" className={plain.link} onClick={() => setSure(true)}>
              Remove<span className="visually-hidden"> {address.street}</span>
            </button>
          </>
        )}
      </p>
      <p role="alert" className={`field-error ${styles.problem}`}>
        {problem}
      </p>
    </>
  )
}

/** Where things are delivered to: the one that is used first, first. */
export const OwnAddresses = ({ me }: { me: Me }) => {
  const { code } = useShell().edition
  const [open, setOpen] = useState<string>()
  const { addresses } = me
  const first =
    addresses.length === 0
      ? { ...empty, name: me.name, phone: me.phone === '' ? '' : printPhone(me.phone, code) }
      : empty
  return (
    <div className={styles.addresses}>
      <ul className={styles.list}>
        {addresses.map((address) => (
          <li key={address.id}>
            {open === address.id ? (
              <Editor address={address} onClose={() => setOpen(undefined)} />
            ) : (
              <Row address={address} onEdit={() => setOpen(address.id)} />
            )}
          </li>
        ))}
      </ul>
      {open === 'new' || addresses.length === 0 ? (
        <section className={styles.add}>
          <h2>{addresses.length === 0 ? 'The first one' : 'Another one'}</h2>
          <Editor filledIn={first} onClose={() => setOpen(undefined)} />
        </section>
      ) : (
        addresses.length < most && (
          <button type="button" className={`button button-quiet ${styles.another}`} onClick={() => setOpen('new')}>
            Add another
          </button>
        )
      )}
    </div>
  )
}
