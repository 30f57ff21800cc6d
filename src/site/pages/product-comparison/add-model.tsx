import type { ModelGroup } from '../../content/model.ts'
import styles from './comparison-tools.module.css'
import type { Comparison } from './use-comparison.ts'

interface Props {
  groups: readonly ModelGroup[]
  comparison: Comparison
  label: string
}

/** Everything that is not side by side yet, by where it works. */
export const AddModel = ({ groups, comparison: { shown, add }, label }: Props) => {
  const models = groups.flatMap((group) => group.models)
  return (
    <label className={styles.add}>
      <span className="visually-hidden">{label}</span>
      <select
        value=""
        onChange={({ target }) => {
          const model = models.find(({ slug }) => slug === target.value)
          if (model !== undefined) add(model)
        }}
      >
        <option value="">{label}</option>
        {groups.map((group) => (
          <optgroup key={group.name} label={group.name}>
            {group.models
              .filter((model) => !shown.includes(model))
              .map(({ slug, name, price }) => (
                <option key={slug} value={slug}>
                  {name}, {price}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </label>
  )
}
