"""Self-play PPO on any of the games, in one file: PyTorch, on the CPU or on a GPU through `ArrayEnv`.

    pip install 'penstock[research]' torch
    python examples/train_ppo.py schwarzer-freitag --seats 2 --steps 1000000 --seeds 1,2,3 --out curves

One network plays all seats of many games at once and sees each from the acting seat (`v2-floats`). A seat's
decisions are credited with its own next decision's value and, at the end, with its margin. While it learns
it is measured against random, greedy and medium on all seats in turn; `curves/GAME.csv` has one line per
seed, opponent and measurement, and `curves/GAME.svg` the picture. `--device cuda` keeps games, observations
and network on a GPU (`penstock build GAME --target cuda` first).
"""

from __future__ import annotations

import argparse
import csv
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import nn

import penstock
from penstock.research.arrays import ArrayEnv
from penstock.research.vector import SeatVectorEnv

GAMMA, LAMBDA, CLIP, ENTROPY, EPOCHS, PART = 1.0, 0.98, 0.2, 0.01, 4, 2048
HIDDEN, RATE, MOST_NORM, VALUE, FOLLOW = 256, 1e-3, 0.5, 0.5, 0.05
OPPONENTS = ("random", "greedy", "medium")


class Net(nn.Module):
    """From an observation to the logits of all moves and the expected rank."""

    def __init__(self, columns: int, moves: int) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(columns, HIDDEN),
            nn.LayerNorm(HIDDEN),
            nn.ReLU(),
            nn.Linear(HIDDEN, HIDDEN),
            nn.ReLU(),
        )
        self.policy, self.value = nn.Linear(HIDDEN, moves), nn.Linear(HIDDEN, 1)
        nn.init.zeros_(self.policy.weight)  # begins with all moves alike
        self.mean: torch.Tensor
        self.square: torch.Tensor
        self.register_buffer("mean", torch.zeros(columns))  # of each column, and of its square
        self.register_buffer("square", torch.ones(columns))

    def look(self, seen: torch.Tensor, share: float) -> None:
        """Follow the columns' means: money moves by hundredths of its range, a flag by all of it."""
        self.mean.lerp_(seen.mean(0), share)
        self.square.lerp_(seen.square().mean(0), share)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        spread = (self.square - self.mean.square()).clamp_min(1e-6).sqrt()
        body = self.body(((seen - self.mean) / spread).clamp(-5, 5))
        return self.policy(body).masked_fill(mask == 0, -1e9), self.value(body).squeeze(-1)


class Rollout(NamedTuple):
    """What the games brought, by step and game."""

    seen: torch.Tensor
    mask: torch.Tensor
    move: torch.Tensor
    chance: torch.Tensor  # of the move, as a logarithm
    value: torch.Tensor
    seat: torch.Tensor
    done: torch.Tensor
    reward: torch.Tensor  # by step, game and seat


def tensor(array: Any, device: str) -> torch.Tensor:
    """CuPy's arrays come without a copy; the environment overwrites its own, so what is kept is cloned."""
    if device == "cuda":
        return torch.from_dlpack(array).clone()
    return torch.from_numpy(np.array(array))


def play(env: ArrayEnv, net: Net, now: Any, steps: int, device: str) -> tuple[Rollout, Any]:
    """So many decisions in every game, by the network as it is."""
    kept: list[tuple[torch.Tensor, ...]] = []
    for _ in range(steps):
        seen, mask, seat = (tensor(x, device) for x in (now.observation, now.mask, now.seat))
        with torch.no_grad():
            logits, value = net(seen, mask)
        choice = torch.distributions.Categorical(logits=logits)
        move = choice.sample()
        now = env.step(move if device == "cuda" else move.numpy())
        done, reward = tensor(now.done, device), tensor(now.rewards, device)
        kept.append((seen, mask, move, choice.log_prob(move), value, seat, done, reward))
    return Rollout(*(torch.stack(part) for part in zip(*kept, strict=True))), now


class Credit(NamedTuple):
    """What a decision was worth, by step and game."""

    advantage: torch.Tensor
    target: torch.Tensor  # of its value
    known: torch.Tensor  # False where the rollout ends before the seat decides again: nothing is learned


def credits(games: Rollout, seats: int) -> Credit:
    """GAE along each seat's own decisions, from the end back."""
    steps, n = games.move.shape
    device = games.value.device
    here = torch.arange(n, device=device)
    later = torch.zeros(n, seats, device=device)  # advantage of the seat's next decision
    value = torch.zeros(n, seats, device=device)  # its value
    known = torch.zeros(n, seats, dtype=torch.bool, device=device)  # is there one, or an end?
    paid = torch.zeros(n, seats, device=device)  # reward until then
    advantage = torch.zeros(steps, n, device=device)
    learned = torch.zeros(steps, n, dtype=torch.bool, device=device)
    for t in reversed(range(steps)):
        over = games.done[t]
        later[over], value[over], known[over] = 0.0, 0.0, True
        paid[over] = games.reward[t][over]
        seat = games.seat[t]
        own = games.value[t]
        delta = paid[here, seat] + GAMMA * value[here, seat] - own
        learned[t] = known[here, seat]
        found = torch.where(learned[t], delta + GAMMA * LAMBDA * later[here, seat], 0.0)
        advantage[t] = found
        later[here, seat], value[here, seat], known[here, seat] = found, own, True
        paid[here, seat] = 0.0
    return Credit(advantage, advantage + games.value, learned)


class Scale:
    """Margins as multiples of the usual one, of which a game is worth two at most."""

    def __init__(self) -> None:
        self.total, self.count = 0.0, 0

    def __call__(self, games: Rollout) -> torch.Tensor:
        ended = games.reward[games.done]
        self.total, self.count = self.total + float(ended.abs().sum()), self.count + ended.numel()
        return (games.reward * (self.count / max(self.total, 1e-8))).clamp(-2, 2)


def learn(net: Net, optimizer: torch.optim.Optimizer, games: Rollout, seats: int) -> None:
    credit = credits(games, seats)
    flat = [part.flatten(0, 1) for part in (games.seen, games.mask, games.move, games.chance)]
    advantage, target = credit.advantage.flatten(), credit.target.flatten()
    known = credit.known.flatten().nonzero().squeeze(1)
    for _ in range(EPOCHS):
        for part in known[torch.randperm(len(known), device=known.device)].split(PART):
            seen, mask, move, before = (x[part] for x in flat)
            logits, value = net(seen, mask)
            choice = torch.distributions.Categorical(logits=logits)
            good = advantage[part]
            good = (good - good.mean()) / (good.std() + 1e-8)
            ratio = (choice.log_prob(move) - before).exp()
            policy = torch.min(ratio * good, ratio.clamp(1 - CLIP, 1 + CLIP) * good).mean()
            loss = (
                VALUE * (value - target[part]).square().mean() - policy - ENTROPY * choice.entropy().mean()
            )
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), MOST_NORM)
            optimizer.step()


def measure(net: Net, game: str, seats: int, opponent: str, games: int, device: str) -> tuple[float, int]:
    """The share of games won on all seats in turn, and how many were played."""
    won, played = 0.0, 0
    for seat in range(seats):
        each = -(-games // seats)
        env = SeatVectorEnv(each, game, seats, seat, opponent, reward="win", observation="v2-floats")
        now, _ = env.reset(seed=seat)
        left = np.ones(each, np.bool_)  # whose first game still goes on
        while left.any():
            with torch.no_grad():
                logits, _ = net(
                    torch.from_numpy(now["observation"]).to(device),
                    torch.from_numpy(now["action_mask"]).to(device),
                )
            now, rewards, done, _, _ = env.step(logits.argmax(-1).cpu().numpy())
            won += float(rewards[done & left].sum())
            left &= ~done
        played += each
    return won / played, played


def train(args: argparse.Namespace, seed: int, lines: list[dict[str, Any]]) -> Net:
    torch.manual_seed(seed)
    form = {"reward": "margin", "observation": "v2-floats", "device": args.device}
    env = ArrayEnv(args.game, args.games, args.seats, seed, **form)
    net = Net(len(env.form), len(env.game.moves)).to(args.device)
    optimizer = torch.optim.Adam(net.parameters(), RATE)
    now, scale = env.reset(), Scale()
    done, rollouts, begin = 0, 0, time.process_time()
    looks = iter(np.linspace(0, args.steps, args.looks + 1)[1:])
    next_look = 0.0  # before anything is learned
    while True:
        if done >= next_look:
            for opponent in args.opponents.split(","):
                share, played = measure(net, args.game, args.seats, opponent, args.measured, args.device)
                lines.append(
                    {"seed": seed, "steps": done, "opponent": opponent, "won": share, "games": played}
                )
                seconds = time.process_time() - begin
                print(f"seed {seed}: {done:,} decisions, {seconds:.0f} s, {share:.1%} against {opponent}")
            write(args, lines)
            next_look = next(looks, float("inf"))
        if done >= args.steps:
            return net
        for group in optimizer.param_groups:
            group["lr"] = RATE * (1 - done / args.steps)
        games, now = play(env, net, now, args.length, args.device)
        rollouts += 1
        net.look(games.seen.flatten(0, 1), max(1 / rollouts, FOLLOW))
        learn(net, optimizer, games._replace(reward=scale(games)), args.seats)
        done += args.games * args.length


# -- the picture --------------------------------------------------------------------------------

COLOURS = {"random": "#4c78a8", "greedy": "#e45756", "medium": "#54a24b"}


def picture(lines: list[dict[str, Any]], title: str) -> str:
    """A thin line for each seed, a thick one for their mean, by opponent."""
    most = max(line["steps"] for line in lines) or 1

    def points(of: list[dict[str, Any]]) -> str:
        places = (f"{60 + 500 * x['steps'] / most:.1f},{270 - 240 * x['won']:.1f}" for x in of)
        return " ".join(places)

    drawn = ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 320" font-family="sans-serif">']
    drawn.append(f'<text x="60" y="18" fill="#777">{title}: games won, by decisions learned from</text>')
    for share in (0, 0.25, 0.5, 0.75, 1):
        y = 270 - 240 * share
        drawn.append(
            f'<path d="M60 {y}h500" stroke="#8886"/><text x="20" y="{y + 4}" fill="#777">{share:.0%}</text>'
        )
    drawn.append(f'<text x="500" y="292" fill="#777">{most:,}</text>')
    measured = {line["opponent"] for line in lines}
    for k, opponent in enumerate(name for name in COLOURS if name in measured):
        colour = COLOURS[opponent]
        own = [line for line in lines if line["opponent"] == opponent]
        for seed in sorted({line["seed"] for line in own}):
            of = [line for line in own if line["seed"] == seed]
            drawn.append(f'<polyline points="{points(of)}" fill="none" stroke="{colour}" opacity=".35"/>')
        steps = sorted({line["steps"] for line in own})
        mean = [
            {"steps": s, "won": float(np.mean([x["won"] for x in own if x["steps"] == s]))} for s in steps
        ]
        drawn.append(f'<polyline points="{points(mean)}" fill="none" stroke="{colour}" stroke-width="3"/>')
        drawn.append(f'<text x="575" y="{60 + 24 * k}" fill="{colour}">{opponent}</text>')
    return "\n".join([*drawn, "</svg>", ""])


def write(args: argparse.Namespace, lines: list[dict[str, Any]]) -> None:
    """All measurements until now, as a table and as a picture."""
    with (args.out / f"{args.game}.csv").open("w", newline="") as file:
        writer = csv.DictWriter(file, list(lines[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(lines)
    title = f"{penstock.game(args.game).title}, {args.seats} seats"
    (args.out / f"{args.game}.svg").write_text(picture(lines, title))


def main(given: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", choices=penstock.games())
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--steps", type=int, default=1_000_000, help="decisions to learn from")
    parser.add_argument("--games", type=int, default=128, help="side by side")
    parser.add_argument("--length", type=int, default=128, help="decisions of a rollout, in each game")
    parser.add_argument("--seeds", default="1", help="one training for each: 1,2,3")
    parser.add_argument("--looks", type=int, default=10, help="measurements during a training")
    parser.add_argument("--measured", type=int, default=200, help="games of a measurement")
    parser.add_argument("--opponents", default=",".join(OPPONENTS))
    parser.add_argument("--device", default="cpu", choices=("cpu", "cuda"))
    parser.add_argument("--out", type=Path, default=Path("curves"))
    args = parser.parse_args(given)
    args.out.mkdir(parents=True, exist_ok=True)
    lines: list[dict[str, Any]] = []
    for seed in (int(word) for word in args.seeds.split(",")):
        net = train(args, seed, lines)
        torch.save(net.state_dict(), args.out / f"{args.game}-{seed}.pt")


if __name__ == "__main__":
    main()
