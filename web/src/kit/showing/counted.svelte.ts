/** For tests: a number that comes from one position after the other. */
export function counted(money: number) {
  let position = $state.raw({ money })
  return {
    props: {
      get value() {
        return position.money
      },
    },
    set position(next: { money: number }) {
      position = next
    },
  }
}
