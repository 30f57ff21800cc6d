import { useCatalogue } from '../../components/catalogue-context.ts'
import { comparedProducts } from './compared-products.ts'
import { useSessionList } from './session-list.ts'
import { TrayOfModels } from './tray-of-models.tsx'

/** Floats over a list while there is something to compare. */
export const CompareTray = ({ notOnPhones = false }: { notOnPhones?: boolean }) => {
  const { table } = useSessionList()
  return <TrayOfModels compared={comparedProducts(table, useCatalogue())} notOnPhones={notOnPhones} />
}
