import { lazy, Suspense, useState } from 'react'

const BackInStockForm = lazy(() => import('./back-in-stock-form.tsx'))

interface Props {
  sku: string
  /** Of what. */
  name: string
  className: string
}

/** In the place of the button that sells: a letter when it is back. */
export const BackInStock = ({ sku, name, className }: Props) => {
  const [open, setOpen] = useState(false)
  const button = (
    <button type="button" className={className} disabled={open} onClick={() => setOpen(true)}>
      Tell me when it’s back
    </button>
  )
  return open ? (
    <Suspense fallback={button}>
      <BackInStockForm sku={sku} name={name} />
    </Suspense>
  ) : (
    button
  )
}
