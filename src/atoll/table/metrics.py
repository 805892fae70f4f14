"""What whoever runs a house can see of it, in Prometheus' words."""

from collections.abc import Callable
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS: Final = (0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10, 30)


class Metrics:
    """The counters of one server. Every server has its own, so that several can live in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "atoll_requests", "Answered requests", ["method", "status"], registry=self.registry
        )
        self.answering = Histogram(
            "atoll_answer_seconds", "Time to an answer", buckets=SECONDS, registry=self.registry
        )
        self.moves = Counter("atoll_moves", "Moves played", ["by"], registry=self.registry)
        self.thinking = Histogram(
            "atoll_thinking_seconds",
            "Time a bot thought about a move",
            ["level"],
            buckets=SECONDS,
            registry=self.registry,
        )

    def watch(self, name: str, what: str, now: Callable[[], float]) -> None:
        """A number that is asked for when somebody looks."""
        Gauge(name, what, registry=self.registry).set_function(now)

    def thought(self, level: str, seconds: float) -> None:
        self.thinking.labels(level).observe(seconds)

    def answered(self, method: str, status: int, seconds: float) -> None:
        self.requests.labels(method, str(status)).inc()
        self.answering.observe(seconds)

    def text(self) -> bytes:
        return generate_latest(self.registry)
