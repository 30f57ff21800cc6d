import { useCatalogue } from '../../components/catalogue-context.ts'
import { ErrorBoundary } from '../../components/error-boundary.tsx'
import { comparedProducts } from './compared-products.ts'
import { useComparisonList } from './comparison-list.ts'
import { TrayOfModels } from './tray-of-models.tsx'

interface Props {
  notOnPhones?: boolean
}

const Tray = ({ notOnPhones = false }: Props) => {
  const { table } = useComparisonList()
  return <TrayOfModels compared={comparedProducts(table, useCatalogue())} notOnPhones={notOnPhones} />
}

/** Floats over a list while there is something to compare. The list is of use without it. */
export const CompareTray = (props: Props) => (
  <ErrorBoundary>
    <Tray {...props} />
  </ErrorBoundary>
)
