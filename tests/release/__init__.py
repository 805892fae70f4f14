"""What is handed out works where nothing else is."""
