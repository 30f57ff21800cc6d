import { EditorialPage } from '../components/editorial-page.tsx'
import { ModelTable } from '../components/model-table.tsx'
import type { Model } from '../content/model.ts'
import type { EditorialPage as Content } from '../content/section.ts'

const bySize = (models: Model[]): Model[] => [...models].sort((a, b) => a.maxLengthM - b.maxLengthM)

const WhichModel = ({ models, ...page }: Content & { models: Model[] }) => (
  <EditorialPage {...page}>
    <section className="section wrap">
      <h2>Start with the length of your pool</h2>
      <ModelTable models={bySize(models)} caption="Robots by length of pool" />
    </section>
  </EditorialPage>
)

export default WhichModel
